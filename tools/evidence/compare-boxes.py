"""Compares the boxes of evidence with the glyphs of PDFium, a second renderer.

Reads the lines that list-boxes prints. Requires the package pypdfium2.
The glyph boxes of PDFium have the width of the glyph's advance and the height of its font (ascent to descent), which is
what a highlight of a PDF viewer covers.
"""

import json
import statistics
import sys
import unicodedata
from collections import defaultdict

import pypdfium2

MAX_LISTED = 25


def normalize(text):
    """Returns the characters of a text without white space, in one spelling."""
    return [c for c in unicodedata.normalize("NFKC", text).lower() if not c.isspace()]


class Page:
    """The characters of one page with their boxes as fractions of the page, origin top left."""

    def __init__(self, page):
        self.characters = []
        self.boxes = []
        width, height = page.get_size()
        text = page.get_textpage()
        for index in range(text.count_chars()):
            character = text.get_text_range(index, 1)
            left, bottom, right, top = text.get_charbox(index, loose=True)
            box = (left / width, 1 - top / height, right / width, 1 - bottom / height)
            parts = normalize(character)
            for part in parts:
                self.characters.append(part)
                self.boxes.append(box)
        self.text = "".join(self.characters)

    def unions(self, text):
        """Yields the union of the glyph boxes at each place of a text."""
        wanted = "".join(normalize(text))
        start = self.text.find(wanted) if wanted else -1
        while start >= 0:
            boxes = self.boxes[start : start + len(wanted)]
            yield (min(b[0] for b in boxes), min(b[1] for b in boxes), max(b[2] for b in boxes), max(b[3] for b in boxes))
            start = self.text.find(wanted, start + 1)


def overlap(a, b):
    width = min(a[2], b[2]) - max(a[0], b[0])
    height = min(a[3], b[3]) - max(a[1], b[1])
    return max(0, width) * max(0, height)


def area(box):
    return max(0, box[2] - box[0]) * max(0, box[3] - box[1])


def intersection_over_union(a, b):
    both = overlap(a, b)
    union = area(a) + area(b) - both
    return both / union if union > 0 else 0


def main():
    rows = [json.loads(line) for line in sys.stdin]
    by_page = defaultdict(list)
    for row in rows:
        by_page[row["file"], row["page"]].append(row)
    scored, absent, scans = [], 0, 0
    documents = {}
    for (file, number), boxes in by_page.items():
        document = documents.setdefault(file, pypdfium2.PdfDocument(file))
        page = Page(document[number - 1])
        if not page.text:
            scans += len(boxes)
            continue
        for row in boxes:
            places = [(intersection_over_union(row["box"], union), union) for union in page.unions(row["text"])]
            if not places:
                absent += 1
                continue
            score, union = max(places)
            scored.append((score, row, union))
    values = sorted(score for score, _, _ in scored)
    if not values:
        raise SystemExit("No box could be compared.")
    print(f"{len(values)} boxes in {len({row['file'] for _, row, _ in scored})} files")
    print(f"median {statistics.median(values):.3f}, 5th percentile {values[len(values) // 20]:.3f}, "
          f"1st percentile {values[len(values) // 100]:.3f}, at least .8: {sum(v >= 0.8 for v in values) / len(values):.1%}")
    print(f"not compared: {absent} whose text PDFium orders otherwise, {scans} on pages without text")
    if "--worst" in sys.argv:
        for score, row, union in sorted(scored, key=lambda item: item[0])[:MAX_LISTED]:
            print(f"{score:.2f} {row['file'].split('/')[-1]} p{row['page']} {row['pointer']} {row['text'][:50]!r} "
                  f"{[round(v, 4) for v in row['box']]} {[round(v, 4) for v in union]}")


main()
