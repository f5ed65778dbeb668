import { MessageChannel, type MessagePort } from 'node:worker_threads';
import type { FieldAnswer, FieldQuestion } from '../../domain/parsing/llm-fallback/field-question';
import type { DocumentType } from '../../domain/parsing/parse-meta';
import type { DocumentModel } from './document-model';

type Question =
  | { transcribe: Uint8Array }
  | { fields: { type: DocumentType; text: string; questions: readonly FieldQuestion[] } };

/** Answers questions that arrive from the other end of the port. Call `close` when the document is parsed. */
export function answerQuestions(model: DocumentModel): { port: MessagePort; close: () => void } {
  const { port1, port2 } = new MessageChannel();
  port1.on('message', ({ id, question }: { id: number; question: Question }) => {
    void answer(model, question).then((value) => port1.postMessage({ id, value }));
  });
  return { port: port2, close: () => port1.close() };
}

/** Returns null on any failure, so that a failing model does not fail the document. */
async function answer(model: DocumentModel, question: Question): Promise<string[] | FieldAnswer[] | null> {
  try {
    if ('transcribe' in question) return await model.transcribe(question.transcribe);
    const { type, text, questions } = question.fields;
    return await model.askFields(type, text, questions);
  } catch {
    return null;
  }
}

/** Forwards the questions of a parsing thread to the model at the other end of a port. */
export class ModelProxy implements DocumentModel {
  private readonly pending = new Map<number, (value: unknown) => void>();
  private nextQuestionId = 0;

  /** Calls `onWait` before each question with the time limit of the answer. */
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
