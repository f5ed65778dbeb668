declare module 'pdfkit' {
  export interface PdfkitOptions {
    pdfVersion?: '1.3' | '1.4' | '1.5' | '1.6' | '1.7' | '1.7ext3';
    userPassword?: string;
    ownerPassword?: string;
    size?: 'LETTER';
    margin?: number;
  }

  export default class PDFDocument {
    constructor(options?: PdfkitOptions);
    on(event: 'data', listener: (part: Buffer) => void): this;
    on(event: 'end', listener: () => void): this;
    on(event: 'error', listener: (error: Error) => void): this;
    font(name: 'Helvetica'): this;
    fontSize(points: number): this;
    /** In points, in the current font. */
    widthOfString(text: string): number;
    text(line: string): this;
    image(picture: Buffer, x: number, y: number, options: { width: number }): this;
    addPage(): this;
    end(): void;
  }
}
