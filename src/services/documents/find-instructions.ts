import { addressesModel } from '../../documents/content-warnings';

export interface InstructionFinding {
  code: 'instruction_like_text';
  /** JSON Pointer to the text, or to the warning about the document it was in. */
  pointer: string;
}

const MAX_FINDINGS = 20;
/** Warning of the parsers, which also read text that is not in their result. */
const WARNING_CODE = 'instruction_like_text_ignored';

/** Finds texts in a JSON value that contain instructions to a language model. */
export function findInstructions(value: unknown): InstructionFinding[] {
  const findings: InstructionFinding[] = [];
  visit(value, '', findings);
  return findings;
}

function visit(value: unknown, pointer: string, findings: InstructionFinding[]): void {
  if (findings.length >= MAX_FINDINGS) return;
  if (typeof value === 'string') {
    if (value === WARNING_CODE || addressesModel(value)) {
      findings.push({ code: 'instruction_like_text', pointer });
    }
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, content] of Object.entries(value)) {
      visit(content, `${pointer}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`, findings);
    }
  }
}
