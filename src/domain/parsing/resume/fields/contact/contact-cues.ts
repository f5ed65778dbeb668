/** A word that announces a number, after which it needs no certain form. */
export const PHONE_CUE =
  /\b(?:phone|tel|telephone|mobile|cell|mob|contact|call|ph|home|work|fax|whatsapp|m|t|p|h|c)\b\.?\s*(?:no|number|#)?\.?\s*[:.#)]?/i;
/** Lines without them have no phone number. */
export const THREE_DIGITS = /\d[\s().-]*\d[\s().-]*\d/;
/** Lines at the beginning of a document, where contact details need no announcement. */
export const CONTACT_HEADER_LINES = 25;
