import { MessageChannel, type MessagePort } from 'node:worker_threads';
import type { FieldAnswer, FieldQuestion } from '../../domain/parsing/llm-fallback/field-question';
import type { DocumentType } from '../../domain/parsing/parse-meta';
import type { DocumentModel } from './document-model';

type Question =
  | { transcribe: Uint8Array }
  | { fields: { type: DocumentType; text: string; questions: readonly FieldQuestion[] } };

/** Answers the questions that come in on the other end of the port; close it when the document is done. */
export function answerQuestions(model: DocumentModel): { port: MessagePort; close: () => void } {
  const { port1, port2 } = new MessageChannel();
  port1.on('message', ({ id, question }: { id: number; question: Question }) => {
    void answer(model, question).then((value) => port1.postMessage({ id, value }));
  });
  return { port: port2, close: () => port1.close() };
}

/** A model never fails its document: whatever goes wrong is no answer. */
async function answer(model: DocumentModel, question: Question): Promise<string[] | FieldAnswer[] | null> {
  try {
    if ('transcribe' in question) return await model.transcribe(question.transcribe);
    const { type, text, questions } = question.fields;
    return await model.askFields(type, text, questions);
  } catch {
    return null;
  }
}

/** The model as a parsing thread sees it: at the other end of a port. */
export class ModelProxy implements DocumentModel {
  private readonly pending = new Map<number, (value: unknown) => void>();
  private nextQuestionId = 0;

  /** `onWait` is told before each question how long the answer may take. */
  constructor(
    private readonly port: MessagePort,
    readonly timeoutMs: number,
    private readonly onWait: (milliseconds: number) => void,
  ) {
    port.on('message', ({ id, value }: { id: number; value: unknown }) => {
      this.pending.get(id)?.(value);
      this.pending.delete(id);
    });
  }

  transcribe(jpeg: Uint8Array): Promise<string[] | null> {
    return this.ask({ transcribe: new Uint8Array(jpeg) }) as Promise<string[] | null>;
  }

  askFields(
    type: DocumentType,
    text: string,
    questions: readonly FieldQuestion[],
  ): Promise<FieldAnswer[] | null> {
    return this.ask({ fields: { type, text, questions } }) as Promise<FieldAnswer[] | null>;
  }

  close(): void {
    this.port.close();
  }

  private ask(question: Question): Promise<unknown> {
    this.onWait(this.timeoutMs);
    const id = this.nextQuestionId++;
    return new Promise((resolve) => {
      this.pending.set(id, resolve);
      this.port.postMessage({ id, question });
    });
  }
}
