// How the app's JavaScript changes the store that it shares with the widget; see STORE.md.
import { reload } from "./modules/snapshots";

/** What a change needs of TinyBase's `Persister`. */
export interface StorePersister {
  load(): Promise<unknown>;
  save(): Promise<unknown>;
}

/** Asks the system for a new timeline of the widget. */
export const refreshWidgetTimeline = (): void => reload("HabitWidget");

let earlier: Promise<unknown> = Promise.resolve();

/**
 * Loads the store, edits it, saves it, and refreshes the widget.
 *
 * Changes wait for each other: the load of a second one would undo an edit that is not saved. The promise of a change that
 * fails is rejected, the widget is not refreshed, and the next change begins with the stored rows again.
 */
export function changeStore(persister: StorePersister, edit: () => void): Promise<void> {
  const change = earlier.then(async () => {
    await persister.load();
    edit();
    await persister.save();
    refreshWidgetTimeline();
  });
  earlier = change.catch(() => {});
  return change;
}
