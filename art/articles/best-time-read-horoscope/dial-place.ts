/** Radii of the dial in drawing units, from the rim inward. */
export const RIM = 196;
export const BAND = { outer: 192, inner: 167, middle: 179.5 };
export const HOURS = 155.5;
export const SCALE = 144;
/** The radius of the horizon; one unit is one degree of the Sun's altitude. */
export const HORIZON = 80;

/** Distance from the middle of the dial's text down to its baseline. */
export const DROP = 4.4;
