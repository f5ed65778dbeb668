/** One byte of brightness per pixel. */
export interface GreyImage {
  pixels: Uint8Array;
  width: number;
  height: number;
}
