import { Fragment } from 'react';

/** An address for mail. Where it is wider than its place, it breaks before the `@` or a dot, not within a word. */
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
