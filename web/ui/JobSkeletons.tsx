/** Jobs that are on their way, in the shape of real rows. */
export function JobSkeletons({ rows }: { rows: number }) {
  return (
    <div className="jl rows" aria-hidden="true">
      {Array.from({ length: rows }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike and never change places
        <div className="jr" key={index}>
          <span className="lgx sk" />
          <div className="grow">
            <div className="sk name" />
            <div className="sk line short" />
          </div>
        </div>
      ))}
    </div>
  );
}
