import { Button, Textarea } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { callPortal } from '../api';
import { ActionFailed, Failed, Loading } from '../parts/states';
import { useSession } from '../session';
import { useAction, useResource } from '../use-resource';

interface ReviewSettings {
  frameOrigins: string[];
}

/** Shows the origins whose pages may show reviews in a frame; administrators can change them. */
export function ReviewOrigins() {
  const { user } = useSession();
  const settings = useResource<ReviewSettings>('/review-settings');
  const [text, setText] = useState<string | null>(null);
  const save = useAction(async (frameOrigins: string[]) => {
    await callPortal('PATCH', '/review-settings', { frameOrigins });
    setText(null);
    settings.reload();
  });
  const shown = text ?? settings.data?.frameOrigins.join('\n') ?? '';
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void save.run(shown.split(/\s+/).filter((origin) => origin !== ''));
  };
  return (
    <section aria-labelledby="review-origins">
      <h2 id="review-origins">Reviews in your pages</h2>
      <p className="quiet">
        Pages of these origins may show reviews in a frame. Browsers refuse all others. A review always opens
        in a window of its own.
      </p>
      <ActionFailed error={save.error} />
      {settings.error && <Failed error={settings.error} retry={settings.reload} what="the allowed origins" />}
      {settings.loading && <Loading what="the allowed origins" rows={1} />}
      {settings.data && user.administrator && (
        <form onSubmit={submit}>
          <Textarea
            label="Allowed origins"
            description="One a line, such as https://app.example.com"
            autosize
            minRows={2}
            value={shown}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          <div className="form-actions">
            <Button type="submit" loading={save.busy} disabled={text === null}>
              Save origins
            </Button>
          </div>
        </form>
      )}
      {settings.data && !user.administrator && (
        <p>{settings.data.frameOrigins.length === 0 ? 'None.' : settings.data.frameOrigins.join(', ')}</p>
      )}
    </section>
  );
}
