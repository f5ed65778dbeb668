import { Checkbox } from '@mantine/core';
import type { EventKind } from './webhook';

/** Selects the subscribed events, each with its description. */
export function EventChoice(props: {
  kinds: readonly EventKind[];
  chosen: string[];
  choose: (events: string[]) => void;
  error?: string | undefined;
}) {
  return (
    <Checkbox.Group
      label="Events"
      description="Delivered at least once and in any order; use the message id to detect duplicates"
      value={props.chosen}
      onChange={props.choose}
      error={props.error}
    >
      <div className="scopes">
        {props.kinds.map((kind) => (
          <Checkbox key={kind.type} value={kind.type} label={kind.type} description={kind.meaning} />
        ))}
      </div>
    </Checkbox.Group>
  );
}
