/** PDF transformation `[a b c d e f]`: x' = a·x + c·y + e, y' = b·x + d·y + f. */
export type Matrix = readonly [number, number, number, number, number, number];

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** Combines two transformations: `inner` is applied first, then `outer`. */
export function multiply(outer: Matrix, inner: ArrayLike<number>): Matrix {
  const [a, b, c, d, e, f] = outer;
  const [p = 1, q = 0, r = 0, s = 1, t = 0, u = 0] = inner as readonly number[] & ArrayLike<number>;
  return [a * p + c * q, b * p + d * q, a * r + c * s, b * r + d * s, a * t + c * u + e, b * t + d * u + f];
}

/** Bounding box of a transformed rectangle. */
export function transformBox(matrix: Matrix, x0: number, y0: number, x1: number, y1: number) {
  const [a, b, c, d, e, f] = matrix;
  const xs = [a * x0 + c * y0, a * x1 + c * y0, a * x0 + c * y1, a * x1 + c * y1];
  const ys = [b * x0 + d * y0, b * x1 + d * y0, b * x0 + d * y1, b * x1 + d * y1];
  return {
    x0: Math.min(...xs) + e,
    y0: Math.min(...ys) + f,
    x1: Math.max(...xs) + e,
    y1: Math.max(...ys) + f,
  };
}
