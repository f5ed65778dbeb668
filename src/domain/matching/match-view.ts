/** Pages that show what matching found: one pair, or the candidates of a ranking. */
export type View = 'match' | 'ranking';
