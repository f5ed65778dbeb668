/** Command to a measuring process: load these files, or parse all of them `rounds` times. */
export type ArmCommand = { files: string[] } | { rounds: number };

/** Processor time of the process for the command, including garbage collection and compilation. */
export type ArmReply = { cpuMs: number } | { error: string };
