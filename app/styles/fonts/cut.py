"""Cuts Onest for the portal: python3 app/styles/fonts/cut.py (Debian: python3-fonttools, python3-brotli)."""

import re
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.ttLib.scaleUpem import scale_upem
from fontTools.varLib.instancer import instantiateVariableFont

# Half of Onest's own grid, and how far of it a point may be from where the heavier weight has it: 0.05 px in a price of 32 px.
UNITS_PER_EM = 512
TOLERANCE = 1.5
WEIGHTS = (400, 400, 650)

HERE = Path(__file__).parent
WHOLE = HERE / "../../../node_modules/@fontsource-variable/onest/files"


def letters_of(script):
    """The letters that fonts.css asks of a cut file."""
    css = (HERE / "../fonts.css").read_text()
    ranges = re.search(rf"url\('\./fonts/onest-{script}\.woff2'\)[^}}]*?unicode-range:([^;]+);", css)[1]
    spans = (span.strip()[2:].split("-") for span in ranges.split(","))
    return [letter for span in spans for letter in range(int(span[0], 16), int(span[-1], 16) + 1)]


def thin_out(font):
    """Leaves out what the heavier weight's shapes can do without."""
    glyphs, metrics = font["glyf"], font["hmtx"].metrics
    for name, variations in font["gvar"].variations.items():
        points, control = glyphs._getCoordinatesAndControls(name, metrics)
        for variation in variations:
            variation.calcInferredDeltas(points, control.endPts)
            variation.roundDeltas()
            variation.optimize(points, control.endPts, tolerance=TOLERANCE, isComposite=glyphs[name].isComposite())


def cut(script):
    font = instantiateVariableFont(TTFont(WHOLE / f"onest-{script}-wght-normal.woff2"), {"wght": WEIGHTS})
    options = Options(layout_features=["kern", "tnum"], hinting=False, name_IDs=[0, 1, 2, 13, 14])
    options.drop_tables += ["STAT", "MVAR", "gasp", "prep"]
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=letters_of(script))
    subsetter.subset(font)
    scale_upem(font, UNITS_PER_EM)
    thin_out(font)
    font.flavor = "woff2"
    font.save(HERE / f"onest-{script}.woff2")


for script in ("cyrillic", "latin"):
    cut(script)
