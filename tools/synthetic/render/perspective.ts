/** An image in memory: rows of pixels with three bytes each. */
export interface Pixels {
  data: Uint8Array;
  width: number;
  height: number;
}

/** Corners in pixels: top left, top right, bottom right, bottom left. */
export type Corners = [Point, Point, Point, Point];
export type Point = readonly [number, number];

/**
 * Draws `paper` into a frame of the same size so that its corners are at `corners`, like a camera held at an angle. The
 * area outside the paper has the color `desk`. Bilinear interpolation through the inverse of the projection (Heckbert,
 * "Fundamentals of Texture Mapping and Image Warping", 1989, section 2.2.3).
 */
export function project(paper: Pixels, corners: Corners, desk: readonly [number, number, number]): Pixels {
  const { width, height } = paper;
  const out = new Uint8Array(width * height * 3);
  const toPaper = inverse(squareTo(corners));
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const w = toPaper[6] * x + toPaper[7] * y + toPaper[8];
      const u = ((toPaper[0] * x + toPaper[1] * y + toPaper[2]) / w) * (width - 1);
      const v = ((toPaper[3] * x + toPaper[4] * y + toPaper[5]) / w) * (height - 1);
      const at = (y * width + x) * 3;
      if (u < 0 || v < 0 || u >= width - 1 || v >= height - 1) out.set(desk, at);
      else blend(paper, u, v, out, at);
    }
  }
  return { data: out, width, height };
}

function blend({ data, width }: Pixels, u: number, v: number, out: Uint8Array, at: number): void {
  const left = Math.floor(u);
  const top = Math.floor(v);
  const right = u - left;
  const down = v - top;
  const first = (top * width + left) * 3;
  const below = first + width * 3;
  for (let channel = 0; channel < 3; channel++) {
    const upper = (data[first + channel] ?? 0) * (1 - right) + (data[first + 3 + channel] ?? 0) * right;
    const lower = (data[below + channel] ?? 0) * (1 - right) + (data[below + 3 + channel] ?? 0) * right;
    out[at + channel] = Math.round(upper * (1 - down) + lower * down);
  }
}

type Matrix = [number, number, number, number, number, number, number, number, number];

/** The projection of the unit square onto four corners. */
function squareTo([[x0, y0], [x1, y1], [x2, y2], [x3, y3]]: Corners): Matrix {
  const sumX = x0 - x1 + x2 - x3;
  const sumY = y0 - y1 + y2 - y3;
  const dx1 = x1 - x2;
  const dx2 = x3 - x2;
  const dy1 = y1 - y2;
  const dy2 = y3 - y2;
  const scale = dx1 * dy2 - dx2 * dy1;
  const g = (sumX * dy2 - dx2 * sumY) / scale;
  const h = (dx1 * sumY - sumX * dy1) / scale;
  return [x1 - x0 + g * x1, x3 - x0 + h * x3, x0, y1 - y0 + g * y1, y3 - y0 + h * y3, y0, g, h, 1];
}

/** The adjugate: the inverse up to a factor, which does not affect a projection. */
function inverse([a, b, c, d, e, f, g, h, i]: Matrix): Matrix {
  return [
    e * i - f * h,
    c * h - b * i,
    b * f - c * e,
    f * g - d * i,
    a * i - c * g,
    c * d - a * f,
    d * h - e * g,
    b * g - a * h,
    a * e - b * d,
  ];
}
