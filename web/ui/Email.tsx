import { Fragment } from 'react';

/** An email address that breaks before the `@` or a dot if it is too wide, rather than within a word. */
export function Email({ of }: { of: string }) {
  return (
    <bdi dir="ltr">
      {of.split(/(?=[@.])/).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one address never change places
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </bdi>
  );
}
