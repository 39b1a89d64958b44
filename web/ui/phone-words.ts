/** A formatted North American number, `(718) 555-0142`; any other as stored. */
export function phoneWords(e164: string): string {
  const [, area, exchange, line] = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(e164) ?? [];
  return area ? `(${area}) ${exchange}-${line}` : e164;
}

export function whatsappLink(e164: string): string {
  return `https://wa.me/${e164.replace(/\D/g, '')}`;
}

/** Directions to a point, else to an address. */
export function directionsLink(place: {
  point: { lat: number; lng: number } | null;
  address: string;
}): string {
  const destination = place.point ? `${place.point.lat},${place.point.lng}` : place.address;
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(destination)}`;
}
