import fs from 'node:fs';
import type { ArmCommand, ArmReply } from './arm-messages';

/**
 * Parses files on command and replies with the processor time. Each process measures one implementation, because the
 * library changes built-ins of the language when it is loaded, which slows other code in the process.
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
