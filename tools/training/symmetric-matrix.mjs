/**
 * Vectors whose inner products best approximate a symmetric matrix, from its largest positive eigenvalues. One vector per
 * row of the matrix.
 */
export function nearestInnerProducts(matrix, dimensions) {
  const { values, vectors } = eigen(matrix);
  const largest = values
    .map((value, at) => ({ value, at }))
    .sort((a, b) => b.value - a.value)
    .slice(0, dimensions);
  return matrix.map((_, row) =>
    largest.map(({ value, at }) => vectors[row][at] * Math.sqrt(Math.max(0, value))),
  );
}

/** Jacobi eigenvalue algorithm: rotates pairs of axes until the off-diagonal elements are zero. */
function eigen(matrix) {
  const size = matrix.length;
  const a = matrix.map((row) => Float64Array.from(row));
  const vectors = matrix.map((_, row) => Float64Array.from(matrix, (__, column) => (row === column ? 1 : 0)));
  for (let sweep = 0; sweep < 60; sweep += 1) {
    let off = 0;
    for (let p = 0; p < size; p += 1) for (let q = p + 1; q < size; q += 1) off += a[p][q] ** 2;
    if (off < 1e-18) break;
    for (let p = 0; p < size; p += 1) {
      for (let q = p + 1; q < size; q += 1) if (Math.abs(a[p][q]) > 1e-15) rotateAxes(a, vectors, p, q);
    }
  }
  return { values: a.map((row, at) => row[at]), vectors };
}

function rotateAxes(a, vectors, p, q) {
  const theta = (a[q][q] - a[p][p]) / (2 * a[p][q]);
  const t = (theta < 0 ? -1 : 1) / (Math.abs(theta) + Math.sqrt(theta * theta + 1));
  const c = 1 / Math.sqrt(t * t + 1);
  const s = t * c;
  for (const row of a) rotate(row, p, q, c, s);
  const [rowP, rowQ] = [a[p], a[q]];
  for (let k = 0; k < rowP.length; k += 1) {
    const [x, y] = [rowP[k], rowQ[k]];
    rowP[k] = c * x - s * y;
    rowQ[k] = s * x + c * y;
  }
  for (const row of vectors) rotate(row, p, q, c, s);
}

function rotate(row, p, q, c, s) {
  const [x, y] = [row[p], row[q]];
  row[p] = c * x - s * y;
  row[q] = s * x + c * y;
}
