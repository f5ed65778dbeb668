/** An amount as written, before ranges are joined. */
export interface MoneyAmount {
  start: number;
  end: number;
  value: number;
  currency: string | null;
  plainDollar: boolean;
  thousands: boolean;
  millions: boolean;
  /** True if written in hundred thousands, as in India: "2.4 LPA". */
  lakhs: boolean;
}
