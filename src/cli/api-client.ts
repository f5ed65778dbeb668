import { TenureError, tenureClient, type TenureClient } from '../../client/src/index';

export interface ApiOptions {
  url: string;
  key: string;
}

/** A push outlasts a restart of the service: with waits of half a minute this is some 25 minutes. */
const PATIENT_RETRIES = 60;
/** A moment's fault is not worth a word. */
const WORTH_A_WORD = 3;

/** The API as any caller has it, through the client everybody else installs; it waits out what passes. */
export function patientClient({ url, key }: ApiOptions, say: (sentence: string) => void): TenureClient {
  return tenureClient({
    baseUrl: url,
    apiKey: key,
    retries: PATIENT_RETRIES,
    onRetry: ({ tries, reason }) => {
      if (tries === WORTH_A_WORD) say(`waiting for the service: ${reason}`);
    },
  });
}

/** A refusal of the API in a sentence, with its code and the fields that are wrong; null for any other error. */
export function refusalSentence(error: unknown): string | null {
  if (!(error instanceof TenureError)) return null;
  const fields = error.fields.map(({ pointer, message }) => `\n  ${pointer}: ${message}`);
  return `${error.message} (${error.code})${fields.join('')}`;
}
