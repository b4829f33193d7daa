// The parts of BeeBloom's store and of its widget that a program in TypeScript shares with it; see STORE.md.

/** A row of the table `checks`; its row id is a {@link CheckId}. */
export interface CheckRow {
  /** The row id of the habit in the table `habits`. */
  habitId: string;
  /** The local day of the person, `YYYY-MM-DD`. */
  date: string;
  /** TinyBase's tabular mode stores 1 and 0. */
  completed: boolean | 0 | 1;
  /** The time of the last change in UTC, as `toISOString()` prints it. */
  updatedAt: string;
}

/** `<habit>:<YYYY-MM-DD>`. */
export type CheckId = `${string}:${number}-${number}-${number}`;

/** A habit that is left today. */
export interface HabitWidgetItem {
  id: string;
  title: string;
  /** `#` and 3, 6 or 8 hexadecimal digits. */
  color: string;
  groupTitle?: string | null;
  /** Beside the original fields: the group's colour, in the same form. */
  groupColor?: string | null;
  /** The place within the widget, from 0. */
  order: number;
}

/** The widget's state at a moment. */
export interface WidgetViewState {
  incompleteHabits: HabitWidgetItem[];
  /** May exceed the number of `incompleteHabits`. */
  totalIncomplete: number;
  allComplete: boolean;
  hasHabits: boolean;
  generatedAt: Date;
}

/** What `beebloom-widget state --json` prints: `generatedAt` is an ISO 8601 text, an absent group is left out. */
export type WidgetViewStateJSON = Omit<WidgetViewState, "generatedAt"> & { generatedAt: string };
