/**
 * Flags of Node for every process that parses documents. V8 interprets a regular expression at its first use by default.
 * The bytecode of the many expressions of the parsers counts towards a limit (1 MB, with 16 MB of machine code) above
 * which V8 compiles expressions without optimization, so a process that parses resumes and postings takes twice the time
 * for a posting. The flag must be set at the start: set later, it crashes a process that has interpreted an expression.
 */
export const NODE_FLAGS: readonly string[] = ['--no-regexp-tier-up'];
