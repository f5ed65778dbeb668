import { Tabs } from '@mantine/core';
import type { ReactNode } from 'react';
import { useSearchParams } from 'wouter';

export interface UrlTab {
  value: string;
  label: string;
  /** Renders the tab when it is chosen. */
  content: () => ReactNode;
}

/** Tabs whose choice is part of the address; the first tab is the default. */
export function UrlTabs({ tabs, label }: { tabs: readonly UrlTab[]; label: string }) {
  const [search, setSearch] = useSearchParams();
  const [first] = tabs;
  const chosen = tabs.find(({ value }) => value === search.get('tab')) ?? first;
  const choose = (value: string | null): void =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === null || value === first?.value) next.delete('tab');
        else next.set('tab', value);
        return next;
      },
      { replace: true },
    );
  return (
    <Tabs value={chosen?.value ?? null} onChange={choose} keepMounted={false} className="url-tabs">
      <Tabs.List aria-label={label}>
        {tabs.map(({ value, label: name }) => (
          <Tabs.Tab key={value} value={value}>
            {name}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {tabs.map(({ value, content }) => (
        <Tabs.Panel key={value} value={value} pt="md">
          {value === chosen?.value && content()}
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
