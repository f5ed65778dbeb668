import { Tabs } from '@mantine/core';
import type { ReactNode } from 'react';
import { Snippet } from '../parts/snippet';
import { snippets, type Call } from './snippets';

/** An answer in three ways: to read, as it was sent, and as the call that asks for it. */
export function AnswerTabs({ call, answer, children }: { call: Call; answer: unknown; children: ReactNode }) {
  return (
    <Tabs defaultValue="result" keepMounted={false} className="panel answer">
      <Tabs.List>
        <Tabs.Tab value="result">Result</Tabs.Tab>
        <Tabs.Tab value="json">JSON</Tabs.Tab>
        <Tabs.Tab value="code">Code</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="result">{children}</Tabs.Panel>
      <Tabs.Panel value="json">
        <Snippet label="Answer" code={JSON.stringify(answer, null, 2)} />
      </Tabs.Panel>
      <Tabs.Panel value="code">
        {snippets(call, location.origin).map(({ label, code }) => (
          <Snippet key={label} label={label} code={code} />
        ))}
      </Tabs.Panel>
    </Tabs>
  );
}
