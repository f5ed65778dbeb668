import fs from 'node:fs';
import type { ArmCommand, ArmReply } from './arm-messages';

/**
 * Makes the process parse the files it is told to, one way, and say how much processor time that took. One way to a
 * process: the library changes built-ins of the language when it is loaded, which slows whatever runs beside it.
 */
export function serveArm(parse: (bytes: Buffer) => Promise<string>): void {
  let files: Buffer[] = [];
  const answer = async (command: ArmCommand): Promise<ArmReply> => {
    if ('files' in command) {
      files = command.files.map((file) => fs.readFileSync(file));
      return { cpuMs: 0 };
    }
    const before = process.cpuUsage();
    for (let round = 0; round < command.rounds; round += 1) {
      for (const bytes of files) await parse(bytes);
    }
    const { user, system } = process.cpuUsage(before);
    return { cpuMs: (user + system) / 1_000 };
  };
  process.on('message', (command: ArmCommand) => {
    answer(command).then(
      (reply) => process.send?.(reply),
      (error: unknown) => process.send?.({ error: String(error) } satisfies ArmReply),
    );
  });
  process.send?.({ cpuMs: 0 } satisfies ArmReply);
}
