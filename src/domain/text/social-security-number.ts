const SEPARATOR = '[-. \\u2010-\\u2013]';

/** US social security numbers in a text. Groups that are never issued are excluded. */
export const SOCIAL_SECURITY_NUMBER = new RegExp(
  `(?<![\\d-]|\\d\\.)(?!000|666|9\\d\\d)\\d{3}${SEPARATOR}(?!00)\\d{2}${SEPARATOR}(?!0000)\\d{4}(?![\\d-])`,
  'g',
);

/** A whole text in the form of a social security number, issued or not: it is no telephone number. */
export const SOCIAL_SECURITY_FORM = new RegExp(`^\\d{3}${SEPARATOR}\\d{2}${SEPARATOR}\\d{4}$`);
