/** A symmetric matrix stored as its lower triangle, row by row. */
export class PackedMatrix {
  readonly values: Float64Array;

  constructor(readonly size: number) {
    this.values = new Float64Array((size * (size + 1)) / 2);
  }

  add(row: number, column: number, value: number): void {
    this.values[this.at(row, column)]! += value;
  }

  get(row: number, column: number): number {
    return this.values[this.at(row, column)] as number;
  }

  /** Solves for a vector; the matrix must be positive definite. */
  solve(right: Float64Array): Float64Array {
    return solveWith(this.cholesky(), right);
  }

  inverse(): PackedMatrix {
    const factor = this.cholesky();
    const inverse = new PackedMatrix(this.size);
    for (let column = 0; column < this.size; column++) {
      const unit = new Float64Array(this.size);
      unit[column] = 1;
      const solved = solveWith(factor, unit);
      for (let row = column; row < this.size; row++) inverse.add(row, column, solved[row] as number);
    }
    return inverse;
  }

  private at(row: number, column: number): number {
    return row >= column ? (row * (row + 1)) / 2 + column : (column * (column + 1)) / 2 + row;
  }

  private cholesky(): PackedMatrix {
    const factor = new PackedMatrix(this.size);
    for (let row = 0; row < this.size; row++) {
      for (let column = 0; column <= row; column++) {
        let sum = this.get(row, column);
        for (let k = 0; k < column; k++) sum -= factor.get(row, k) * factor.get(column, k);
        if (row !== column) factor.add(row, column, sum / factor.get(column, column));
        else if (sum > 0) factor.add(row, row, Math.sqrt(sum));
        else throw new Error('the matrix is not positive definite');
      }
    }
    return factor;
  }
}

/** Forward and backward substitution with a Cholesky factor. */
function solveWith(factor: PackedMatrix, right: Float64Array): Float64Array {
  const { size } = factor;
  const solved = Float64Array.from(right);
  for (let row = 0; row < size; row++) {
    let sum = solved[row] as number;
    for (let k = 0; k < row; k++) sum -= factor.get(row, k) * (solved[k] as number);
    solved[row] = sum / factor.get(row, row);
  }
  for (let row = size - 1; row >= 0; row--) {
    let sum = solved[row] as number;
    for (let k = row + 1; k < size; k++) sum -= factor.get(k, row) * (solved[k] as number);
    solved[row] = sum / factor.get(row, row);
  }
  return solved;
}
