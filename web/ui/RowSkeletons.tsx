/** Rows that are on their way, in the shape of real ones, so that nothing moves when they come. */
export function RowSkeletons({ rows }: { rows: number }) {
  return (
    <div className="rows" aria-hidden="true">
      {Array.from({ length: rows }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike and never change places
        <div className="rc" key={index}>
          <div className="art sk" />
          <div className="b">
            <div className="sk name" />
            <div className="sk line" />
            <div className="sk line short" />
            <div className="ac">
              <div className="sk button" />
              <div className="sk button" />
            </div>
          </div>
        </div>
      ))}
    </div>
  );
}
