/** Radii of the day's dial in units of the drawing, from the rim inward. */
export const RIM = 196;
export const BAND = { outer: 192, inner: 167, middle: 179.5 };
export const HOURS = 155.5;
export const SCALE = 144;
/** Where the horizon lies, one unit to a degree of the Sun's height. */
export const HORIZON = 80;

/** How far below its middle a line of lettering on the dial has its baseline. */
export const DROP = 4.4;
