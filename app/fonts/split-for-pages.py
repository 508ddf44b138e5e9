"""Splits each font into what a first view needs and the rest, for pages: python3 app/fonts/split-for-pages.py

Writes NAME-first.woff2 and NAME-rest.woff2 beside each NAME.woff2, and prints the unicode-range of each for
app/styles/fonts.css. The small capitals of the roman are left out: browsers draw the site's name, the one place that has
them, with smaller capitals.
"""

import os

from fontTools import subset
from fontTools.ttLib import TTFont

FOLDER = os.path.dirname(__file__)
LETTERS = " \u00a0\"',-.:?\u2019\u2014ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
FIGURES = "0123456789"
MARKS = "()\u2013&\u00b7"
NUMERALS = ["onum", "lnum", "tnum", "pnum"]
ITALIC = "eb-garamond-italic"
FIRST = {
    "eb-garamond-roman": (LETTERS + FIGURES + MARKS + "/;%\u00b0\u2022\u201c\u201d", ["kern", "ccmp", *NUMERALS]),
    # Its figures are old-style: no page has others in italics.
    ITALIC: (LETTERS + FIGURES + MARKS + ";%\u00b0", ["kern", "ccmp"]),
    "alegreya-sans": (LETTERS + FIGURES + MARKS + "\u2190\u2192", ["kern", "ccmp", "smcp", "c2sc", *NUMERALS]),
}


def main():
    for name, (letters, features) in FIRST.items():
        first = {ord(letter) for letter in letters}
        rest = set(TTFont(f"{FOLDER}/{name}.woff2").getBestCmap()) - first
        write(name, "first", first, features)
        write(name, "rest", rest, features)


def write(name, part, codes, features):
    options = subset.Options(flavor="woff2", hinting=False, layout_features=features, name_IDs=[])
    options.recommended_glyphs = False
    font = subset.load_font(f"{FOLDER}/{name}.woff2", options)
    if name == ITALIC:
        make_figures_old_style(font)
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=codes)
    subsetter.subset(font)
    path = f"{FOLDER}/{name}-{part}.woff2"
    subset.save_font(font, path, options)
    print(name, part, os.path.getsize(path), unicode_range(codes))


def make_figures_old_style(font):
    gsub = font["GSUB"].table
    old_style = {}
    for record in gsub.FeatureList.FeatureRecord:
        for index in record.Feature.LookupListIndex if record.FeatureTag == "onum" else []:
            for table in gsub.LookupList.Lookup[index].SubTable:
                old_style.update(getattr(table, "ExtSubTable", table).mapping)
    for table in font["cmap"].tables:
        table.cmap.update({code: old_style.get(table.cmap[code], table.cmap[code]) for code in table.cmap})


def unicode_range(codes):
    ranges = []
    for code in sorted(codes):
        if ranges and ranges[-1][1] == code - 1:
            ranges[-1][1] = code
        else:
            ranges.append([code, code])
    return ", ".join(f"U+{a:X}" if a == b else f"U+{a:X}-{b:X}" for a, b in ranges)


main()
