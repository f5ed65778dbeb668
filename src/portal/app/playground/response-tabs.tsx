import { Tabs } from '@mantine/core';
import type { ReactNode } from 'react';
import { Snippet } from '../parts/snippet';
import { snippets, type Call } from './snippets';

/** Shows a response in three ways: formatted, as JSON, and as code for the calls. */
export function ResponseTabs(props: { calls: readonly Call[]; answer: unknown; children: ReactNode }) {
  const { calls, answer, children } = props;
  return (
    <Tabs defaultValue="result" keepMounted={false} className="panel answer">
      <Tabs.List>
        <Tabs.Tab value="result">Result</Tabs.Tab>
        <Tabs.Tab value="json">JSON</Tabs.Tab>
        <Tabs.Tab value="code">Code</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="result">{children}</Tabs.Panel>
      <Tabs.Panel value="json">
        <Snippet label="Response" code={JSON.stringify(answer, null, 2)} />
      </Tabs.Panel>
      <Tabs.Panel value="code">
        {calls.map((call, index) => (
          <CallCode key={index} call={call} />
        ))}
      </Tabs.Panel>
    </Tabs>
  );
}

/** Shows one call as code under its title. */
export function CallCode({ call }: { call: Call }) {
  return (
    <>
      {call.title !== undefined && <h3 className="call-title">{call.title}</h3>}
      {snippets(call, location.origin).map(({ label, code }) => (
        <Snippet key={label} label={label} code={code} />
      ))}
    </>
  );
}
