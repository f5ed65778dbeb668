import { useMantineColorScheme, useComputedColorScheme } from '@mantine/core';
import { useEffect, useState, type ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { ROLE_NAMES } from './format';
import { ModeSelect, useModeAddress } from './parts/mode-select';
import { NavIcon } from './parts/nav-icon';
import { useSession, type Session } from './session';

interface Entry {
  href: string;
  label: string;
  /** A page outside this application. */
  outside?: boolean;
}

interface Section {
  title: string;
  entries: Entry[];
}

const RECORDS: Section = {
  title: 'Records',
  entries: [
    { href: '/developers/candidates', label: 'Candidates' },
    { href: '/developers/jobs', label: 'Jobs' },
    { href: '/developers/matches', label: 'Matches' },
    { href: '/developers/duplicates', label: 'Duplicates' },
  ],
};

function sections({ user, queueBoard }: Session): Section[] {
  // Caseworkers see records only.
  const member = user.tenantId !== null && user.role !== 'caseworker';
  return [
    ...(user.tenantId === null
      ? []
      : [
          {
            title: member ? 'Build' : 'Start',
            entries: [
              { href: '/developers', label: 'Overview' },
              ...(member
                ? [
                    { href: '/developers/keys', label: 'API keys' },
                    { href: '/developers/agents', label: 'Agents' },
                    { href: '/developers/playground', label: 'Playground' },
                    { href: '/developers/webhooks', label: 'Webhooks' },
                    ...(user.tenantType === 'employer'
                      ? [{ href: '/developers/connectors', label: 'Connectors' }]
                      : []),
                  ]
                : []),
            ],
          },
          RECORDS,
        ]),
    ...(member
      ? [
          {
            title: 'Observe',
            entries: [
              { href: '/developers/requests', label: 'Requests' },
              { href: '/developers/usage', label: 'Usage' },
              { href: '/developers/models', label: 'Models' },
            ],
          },
        ]
      : []),
    ...(member
      ? [
          {
            title: 'Tenant',
            entries: [
              { href: '/developers/tenant', label: 'Members and links' },
              { href: '/developers/audit-log', label: 'Audit log' },
            ],
          },
        ]
      : []),
    ...(user.role === 'operator'
      ? [
          {
            title: 'Operate',
            entries: [
              { href: '/developers/status', label: 'Status' },
              { href: '/developers/tenants', label: 'Tenants' },
              { href: '/developers/find', label: 'Find by id' },
              { href: '/developers/operations', label: 'Worker pools' },
              { href: '/developers/access-requests', label: 'Access requests' },
              { href: '/developers/outbox', label: 'Email' },
              ...(queueBoard ? [{ href: '/developers/queues', label: 'Queue board' }] : []),
            ],
          },
        ]
      : []),
    {
      title: 'Documentation',
      entries: [
        { href: '/docs', label: 'Guides', outside: true },
        { href: '/reference', label: 'API reference', outside: true },
        { href: '/errors', label: 'Error codes', outside: true },
        { href: '/docs/changelog', label: 'Changelog', outside: true },
      ],
    },
  ];
}

/** The layout of every page: navigation in a sidebar, or behind a menu button on narrow screens. */
export function Layout({ children }: { children: ReactNode }) {
  const session = useSession();
  const withMode = useModeAddress();
  const [location] = useLocation();
  // The first page of operators is the status.
  const current =
    location === '/developers' && session.user.tenantId === null ? '/developers/status' : location;
  const [open, setOpen] = useState(false);
  useEffect(() => setOpen(false), [location]);
  useEffect(() => {
    const close = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') setOpen(false);
    };
    addEventListener('keydown', close);
    return () => removeEventListener('keydown', close);
  }, []);
  return (
    <div className="frame">
      <a className="skip" href="#main">
        Skip to content
      </a>
      <header className="side" data-open={open || undefined}>
        <div className="side-head">
          <Link href={withMode('/developers')} className="brand">
            <Mark />
            Tenure <span>portal</span>
          </Link>
          <button
            type="button"
            className="menu-button"
            aria-expanded={open}
            aria-controls="navigation"
            onClick={() => setOpen(!open)}
          >
            {open ? 'Close' : 'Menu'}
          </button>
          {session.user.tenantId !== null && <ModeSelect />}
        </div>
        <div id="navigation" className="side-body">
          <nav aria-label="Portal">
            {sections(session).map((section) => (
              <div key={section.title} className="nav-section">
                <h2>{section.title}</h2>
                <ul>
                  {section.entries.map((entry) => (
                    <li key={entry.href}>
                      <Entry entry={entry} current={isCurrent(entry.href, current)} />
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </nav>
          <Account session={session} />
        </div>
      </header>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}

/** True for the page of the entry and the pages below it. */
function isCurrent(href: string, location: string): boolean {
  return href === location || (href !== '/developers' && location.startsWith(`${href}/`));
}

function Entry({ entry, current }: { entry: Entry; current: boolean }) {
  const withMode = useModeAddress();
  const content = (
    <>
      <NavIcon href={entry.href} />
      {entry.label}
    </>
  );
  if (entry.outside) return <a href={entry.href}>{content}</a>;
  return (
    <Link href={withMode(entry.href)} aria-current={current ? 'page' : undefined}>
      {content}
    </Link>
  );
}

function Account({ session }: { session: Session }) {
  const { setColorScheme } = useMantineColorScheme();
  const scheme = useComputedColorScheme('light');
  return (
    <div className="account">
      <p>
        <strong>{session.user.name}</strong>
        <span>{ROLE_NAMES[session.user.role]}</span>
      </p>
      <div className="account-actions">
        <button type="button" onClick={() => setColorScheme(scheme === 'dark' ? 'light' : 'dark')}>
          {scheme === 'dark' ? 'Light theme' : 'Dark theme'}
        </button>
        <form method="post" action="/developers/sign-out">
          <input type="hidden" name="token" value={session.formToken} />
          <button type="submit">Sign out</button>
        </form>
      </div>
    </div>
  );
}

/** The logo. */
function Mark() {
  return (
    <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
      <path d="M4 5h16v4.2H4z" fill="currentColor" />
      <path d="M9.9 11h4.2v9H9.9z" fill="currentColor" opacity=".55" />
    </svg>
  );
}
