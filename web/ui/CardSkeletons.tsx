/** Cards that are on their way, in the shape of real ones. */
export function CardSkeletons({ cards }: { cards: number }) {
  return (
    <div className="pgrid rows" aria-hidden="true">
      {Array.from({ length: cards }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike and never change places
        <div className="card" key={index}>
          <div className="art sq sk" />
          <div className="bd">
            <div className="sk name" />
            <div className="sk line" />
          </div>
        </div>
      ))}
    </div>
  );
}
