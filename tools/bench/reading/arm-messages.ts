/** What a measuring process is told: the files it is about, or to parse all of them so many times. */
export type ArmCommand = { files: string[] } | { rounds: number };

/** Processor time of the process for the command, garbage collection and compilation included. */
export type ArmReply = { cpuMs: number } | { error: string };
