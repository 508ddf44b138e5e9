"""Draws straight quotes and apostrophes as typographic ones: typographic-quotes.py FONT.woff2

The site's texts are typed with straight ones throughout. An apostrophe is a closing single quote; a double quote closes
after anything but a space, a bracket or a dash, and opens elsewhere.
"""

import sys

from fontTools.otlLib.builder import buildCoverage, buildLookup, buildSingleSubstSubtable
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables import otTables as ot

OPENS_AFTER = ["\u0020", "\u00a0", "(", "[", "\u2013", "\u2014", "\u2018", "\u201c"]


def main(path):
    font = TTFont(path)
    names = font.getBestCmap()
    opening, closing, apostrophe = names[0x201C], names[0x201D], names[0x2019]
    for table in font["cmap"].tables:
        table.cmap.update({0x22: opening, 0x27: apostrophe})

    excepted = {names[ord(letter)] for letter in OPENS_AFTER if ord(letter) in names} | {".notdef"}
    before = [glyph for glyph in font.getGlyphOrder() if glyph not in excepted]

    gsub = font["GSUB"].table
    lookups = gsub.LookupList.Lookup
    closes = len(lookups)
    lookups.append(buildLookup([buildSingleSubstSubtable({opening: closing})]))
    lookups.append(buildLookup([chain(font, before, opening, closes)]))
    gsub.LookupList.LookupCount = len(lookups)
    add_feature(gsub, "ccmp", len(lookups) - 1)
    font.flavor = "woff2"
    font.save(path)


def chain(font, before, glyph, lookup):
    """The lookup applies to the glyph where one of those stands before it."""
    glyphs = font.getReverseGlyphMap()
    rule = ot.ChainContextSubst()
    rule.Format = 3
    rule.BacktrackGlyphCount, rule.BacktrackCoverage = 1, [buildCoverage(before, glyphs)]
    rule.InputGlyphCount, rule.InputCoverage = 1, [buildCoverage([glyph], glyphs)]
    rule.LookAheadGlyphCount, rule.LookAheadCoverage = 0, []
    record = ot.SubstLookupRecord()
    record.SequenceIndex, record.LookupListIndex = 0, lookup
    rule.SubstCount, rule.SubstLookupRecord = 1, [record]
    return rule


def add_feature(gsub, tag, lookup):
    """At the end of the list of features, for every script and language."""
    feature = ot.Feature()
    feature.FeatureParams = None
    feature.LookupCount, feature.LookupListIndex = 1, [lookup]
    record = ot.FeatureRecord()
    record.FeatureTag, record.Feature = tag, feature
    records = gsub.FeatureList.FeatureRecord
    records.append(record)
    gsub.FeatureList.FeatureCount = len(records)
    for script in gsub.ScriptList.ScriptRecord:
        languages = [record.LangSys for record in script.Script.LangSysRecord]
        if script.Script.DefaultLangSys:
            languages.append(script.Script.DefaultLangSys)
        for language in languages:
            language.FeatureIndex.append(len(records) - 1)
            language.FeatureCount = len(language.FeatureIndex)


main(sys.argv[1])
