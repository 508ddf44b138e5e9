"""Splits each font into what a first view needs and the rest, for pages: python3 app/fonts/split-for-pages.py

Writes NAME-first.woff2 and NAME-rest.woff2 beside each NAME.woff2, and prints the unicode-range of each for
app/styles/fonts.css. Of the four kinds of figures in the whole fonts, pages get two: proportional old-style figures, and
tabular lining ones for `lining-nums` (the italic: the former only). The small capitals of the roman are left out:
browsers draw the site's name, the one place that has them, with smaller capitals.
"""

import os

from fontTools import subset
from fontTools.feaLib.builder import addOpenTypeFeaturesFromString
from fontTools.ttLib import TTFont
from fontTools.ttLib.scaleUpem import scale_upem

FOLDER = os.path.dirname(__file__)
# Units of the em in the parts; the fonts have 1000. A point of a 64-pixel headline moves by 0.06 pixels at most, and
# the parts are a ninth smaller.
UNITS = 500
LETTERS = " \u00a0\"',-.:?\u2019\u2014ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
FIGURES = "0123456789"
MARKS = "()\u2013&\u00b7"
# A double quote opens after these; see typographic-quotes.py.
OPENS_AFTER = " \u00a0([\u2013\u2014\u2018\u201c"
FIRST = {
    "eb-garamond-roman": (LETTERS + FIGURES + MARKS + "/;%\u00b0\u2022\u201c\u201d", ["lnum"]),
    "eb-garamond-italic": (LETTERS + FIGURES + MARKS + ";%\u00b0", []),
    "alegreya-sans": (LETTERS + FIGURES + MARKS + "\u2190\u2192", ["lnum", "smcp", "c2sc"]),
}


def main():
    for name, (letters, features) in FIRST.items():
        first = {ord(letter) for letter in letters}
        rest = set(TTFont(f"{FOLDER}/{name}.woff2").getBestCmap()) - first
        write(name, "first", first, features)
        write(name, "rest", rest, features)


def write(name, part, codes, features):
    options = subset.Options(flavor="woff2", hinting=False, layout_features=["kern", "ccmp", *features], name_IDs=[])
    options.recommended_glyphs = False
    options.drop_tables += ["STAT", "GDEF"]
    font = subset.load_font(f"{FOLDER}/{name}.woff2", options)
    keep_features(font, features)
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=codes)
    subsetter.subset(font)
    scale_upem(font, UNITS)
    path = f"{FOLDER}/{name}-{part}.woff2"
    subset.save_font(font, path, options)
    print(name, part, os.path.getsize(path), unicode_range(codes))


def keep_features(font, features):
    """Makes old-style figures the default ones, and leaves only substitutions for quotes and for `features`."""
    letters = font.getBestCmap()
    figures = {letters[ord(figure)] for figure in FIGURES}
    old_style = substitutions(font, figures, ["onum", "pnum"])
    lining = substitutions(font, figures, ["lnum", "tnum"])
    pairs = {
        feature: substitutions(font, set(letters.values()) - figures, [feature]) for feature in ("smcp", "c2sc")
    }
    pairs["lnum"] = {old_style[figure]: lining[figure] for figure in figures}
    for table in font["cmap"].tables:
        table.cmap.update({code: old_style.get(glyph, glyph) for code, glyph in table.cmap.items()})
    texts = [quotes_text(font), *(feature_text(feature, pairs[feature]) for feature in features)]
    addOpenTypeFeaturesFromString(font, "\n".join(texts), tables=["GSUB"])


def substitutions(font, glyphs, features):
    """What each of `glyphs` becomes with these features on."""
    gsub = font["GSUB"].table
    lookups = sorted(
        {
            index
            for record in gsub.FeatureList.FeatureRecord
            if record.FeatureTag in features
            for index in record.Feature.LookupListIndex
        }
    )
    becomes = {glyph: glyph for glyph in glyphs}
    for index in lookups:
        for table in gsub.LookupList.Lookup[index].SubTable:
            mapping = getattr(getattr(table, "ExtSubTable", table), "mapping", {})
            becomes = {glyph: mapping.get(now, now) for glyph, now in becomes.items()}
    return becomes


def quotes_text(font):
    """A double quote closes after anything that it does not open after."""
    letters = font.getBestCmap()
    excepted = {letters.get(ord(letter)) for letter in OPENS_AFTER} | {".notdef"}
    before = [glyph for glyph in font.getGlyphOrder() if glyph not in excepted]
    return f"feature ccmp {{ sub [{' '.join(before)}] {letters[0x22]}' by {letters[0x201D]}; }} ccmp;"


def feature_text(feature, pairs):
    lines = [f"sub {a} by {b};" for a, b in sorted(pairs.items()) if a != b]
    return f"feature {feature} {{ {' '.join(lines)} }} {feature};"


def unicode_range(codes):
    ranges = []
    for code in sorted(codes):
        if ranges and ranges[-1][1] == code - 1:
            ranges[-1][1] = code
        else:
            ranges.append([code, code])
    return ", ".join(f"U+{a:X}" if a == b else f"U+{a:X}-{b:X}" for a, b in ranges)


main()
