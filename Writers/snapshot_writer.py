#!/usr/bin/env python3
"""Writes fields of a snapshot's file as docs/snapshot-format.md describes it: snapshot_writer.py CONTAINER FILE OWNER SCHEMA < FIELDS

FIELDS is a JSON object; null removes a field. Status 0: stored. Anything else: the file is as it was, and one line says why. It is an
example to translate: it shows every rule, and passes Scripts/snapshot-conformance.
"""

import fcntl
import json
import os
import re
import stat
import sys
import time
import unicodedata

RESERVED = "_vitrine"
LARGEST, DEEPEST = 1 << 20, 64
# Of the years 1 to 9998, in seconds since 2001-01-01T00:00:00Z.
DATES = range(-63113904000, 252392457600)
SCHEMAS = range(1, 2**31)
SPACE = re.compile(r"[ \t\n\r]*")


class Damaged(ValueError):
    """The content is not a snapshot."""


def split(text):
    """The fields of a JSON object in their order: each key as written, and each value as written."""
    decode = json.JSONDecoder(parse_constant=refuse).raw_decode
    skip = lambda place: SPACE.match(text, place).end()
    fields = {}
    place = skip(0)
    if text[place:place + 1] != "{":
        raise Damaged("not a JSON object")
    place = skip(place + 1)
    if text[place:place + 1] == "}":
        end = place + 1
    else:
        while True:
            start = place
            if text[start:start + 1] != '"':
                raise Damaged(f"no key at {start}")
            key, place = decode(text, start)
            written = text[start:place]
            place = skip(place)
            if text[place:place + 1] != ":":
                raise Damaged(f"no colon at {place}")
            start = skip(place + 1)
            value, place = decode(text, start)
            # Swift's strings are equal in any normalisation.
            key = unicodedata.normalize("NFC", key)
            if key in fields:
                raise Damaged(f"the key {key} twice")
            if depth(value) >= DEEPEST:
                raise Damaged("nested too deeply")
            if not is_readable(value):
                raise Damaged(f"{key} has a number beyond a double's range, or half of a surrogate pair")
            fields[key] = (written, text[start:place])
            place = skip(place)
            end = place + 1
            if text[place:end] == "}":
                break
            if text[place:end] != ",":
                raise Damaged(f"no comma at {place}")
            place = skip(end)
    if skip(end) != len(text):
        raise Damaged("text behind the object")
    return fields


def refuse(word):
    raise Damaged(f"{word} is not JSON")


def is_readable(value):
    """Whether every decoder reads a value: Python also takes numbers without bounds, and halves of characters."""
    match value:
        case str():
            return not any("\ud800" <= letter <= "\udfff" for letter in value)
        case int() | float():
            return abs(value) <= sys.float_info.max
        case dict():
            return all(is_readable(each) for pair in value.items() for each in pair)
        case list():
            return all(map(is_readable, value))
    return True


def depth(value):
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else None
    return 0 if inner is None else 1 + max(map(depth, inner), default=0)


def joined(fields):
    return "{" + ",".join(f"{key}:{value}" for key, value in fields.values()) + "}"


def put(fields, key, value):
    """Sets a field; a key that is there keeps its place and its spelling."""
    key = unicodedata.normalize("NFC", key)
    fields[key] = (fields.get(key, (json.dumps(key),))[0], value)


def parse(content):
    """The fields without the reserved one, those of the metadata, those of its owners, the schema and the generation."""
    try:
        fields = split(content.decode("utf-8"))
        if RESERVED not in fields:
            return fields, {}, {}, 1, 0
        metadata = split(fields.pop(RESERVED)[1])
        owners = split(metadata["owners"][1]) if "owners" in metadata else {}
        schema, generation = (json.loads(metadata[key][1]) for key in ("schema", "generation"))
        dates = [json.loads(stamp)["writtenAt"] for _key, stamp in owners.values()]
        are_integers = type(schema) is type(generation) is int
        if not are_integers or schema not in SCHEMAS or not 0 <= generation < 2**64 or not all(map(is_date, dates)):
            raise Damaged("the metadata is not valid")
        return fields, metadata, owners, schema, generation
    except Damaged:
        raise
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError) as error:
        raise Damaged(str(error)) from error


def is_date(value):
    return type(value) in (int, float) and DATES[0] <= value <= DATES[-1]


def read(folder, name):
    try:
        # A link at the name is never followed.
        file = os.open(name, os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK | os.O_CLOEXEC, dir_fd=folder)
    except FileNotFoundError:
        return None
    with open(file, "rb") as opened:
        if not stat.S_ISREG(os.fstat(file).st_mode):
            raise ValueError(f"{name} is not a file")
        return opened.read(LARGEST + 1)


def lock(folder, name, seconds):
    file = os.open(f"{name}.lock", os.O_RDWR | os.O_CREAT | os.O_NOFOLLOW | os.O_NONBLOCK | os.O_CLOEXEC, 0o600, dir_fd=folder)
    limit = time.monotonic() + seconds
    while True:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            return file
        except BlockingIOError:
            if time.monotonic() > limit:
                raise TimeoutError(f"{name} is locked by another process; try again later") from None
            time.sleep(0.0005)


def folder_in(folder, name):
    """Opens a folder in another one, made if necessary; a link in its place is an error."""
    try:
        os.mkdir(name, 0o700, dir_fd=folder)
    except FileExistsError:
        pass
    return os.open(name, os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW | os.O_CLOEXEC, dir_fd=folder)


def set_aside(folder, own, name):
    """Gives a damaged file a second name, so that nothing is lost."""
    damaged = folder_in(own, "damaged")
    moment, count = int(time.time() * 1000), 1
    while True:
        try:
            os.link(name, f"{moment}.{count}.{name}", src_dir_fd=folder, dst_dir_fd=damaged, follow_symlinks=False)
            break
        except FileExistsError:
            count += 1
    os.close(damaged)


def update(container, name, owner, schema, changes):
    if not re.fullmatch(r"[^./\0-\x1f\x7f-\x9f][^/\0-\x1f\x7f-\x9f]*", name) or len(name.encode()) > 180:
        raise ValueError(f"{name!r} is not the name of a file")
    # Bytes of the command line that are not UTF-8 are halves of characters here.
    if not owner or not is_readable(owner):
        raise ValueError("the owner has no name in UTF-8")
    if schema not in SCHEMAS:
        raise ValueError(f"the schema is {SCHEMAS[0]} to {SCHEMAS[-1]}")
    if RESERVED in changes:
        raise ValueError(f"{RESERVED} is reserved")
    folder = os.open(container, os.O_RDONLY | os.O_DIRECTORY)
    own = folder_in(folder, ".vitrine")
    held = lock(own, name, 2)
    try:
        content, is_damaged = read(folder, name), False
        fields, metadata, owners, stored, generation = {}, {}, {}, 1, 0
        if content is not None:
            try:
                if len(content) > LARGEST:
                    raise Damaged("too large")
                fields, metadata, owners, stored, generation = parse(content)
            except Damaged:
                is_damaged = True
        if stored > schema:
            raise ValueError(f"{name} has schema {stored}; update the program")
        for key, (_written, value) in changes.items():
            if value == "null":
                fields.pop(key, None)
            else:
                put(fields, key, value)
        # Dates count from 2001-01-01T00:00:00Z.
        put(owners, owner, f'{{"writtenAt":{time.time() - 978307200}}}')
        put(metadata, "schema", schema)
        put(metadata, "generation", (generation + 1) % 2**64)
        put(metadata, "owners", joined(owners))
        put(fields, RESERVED, joined(metadata))
        text = joined(fields)
        if len(text.encode()) > LARGEST:
            raise ValueError(f"{name} would be larger than {LARGEST} bytes")
        if is_damaged:
            set_aside(folder, own, name)
        replace(folder, own, name, text.encode())
    finally:
        os.close(held)


def replace(folder, own, name, content):
    new = f"{name}.new"
    try:
        # A dead writer may have left one.
        os.unlink(new, dir_fd=own)
    except FileNotFoundError:
        pass
    file = os.open(new, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_NOFOLLOW | os.O_CLOEXEC, 0o600, dir_fd=own)
    try:
        with open(file, "wb") as opened:
            opened.write(content)
        os.rename(new, name, src_dir_fd=own, dst_dir_fd=folder)
    except OSError:
        os.unlink(new, dir_fd=own)
        raise


if __name__ == "__main__":
    try:
        container, name, owner, schema = sys.argv[1:]
        update(container, name, owner, int(schema), split(sys.stdin.read()))
    except RecursionError:
        sys.exit("snapshot_writer: the fields are nested too deeply")
    except (OSError, ValueError) as error:
        sys.exit(f"snapshot_writer: {error}")
