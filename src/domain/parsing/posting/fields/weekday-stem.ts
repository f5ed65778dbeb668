/** Source of a pattern of the days of the week without their end: "Wed" of "Weds" and "Wednes" of "Wednesdays". */
export const WEEKDAY_STEM = '(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)';
