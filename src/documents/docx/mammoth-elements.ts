/** The part of mammoth's document tree that the reader uses; the package publishes no types for it. */
export interface MammothElement {
  type: string;
  children?: MammothElement[];
  /** text */
  value?: string;
  /** paragraph */
  styleName?: string | null;
  numbering?: { level?: string | number; isOrdered?: boolean } | null;
  /** run */
  isBold?: boolean;
  isItalic?: boolean;
  fontSize?: number | null;
  /** hyperlink */
  href?: string;
  /** break */
  breakType?: string;
  /** table cell */
  colSpan?: number;
}
