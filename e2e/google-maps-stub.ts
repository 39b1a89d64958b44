/**
 * Stub of the Google Maps script, as far as the site uses it: a map with a view, overlays that are drawn over it,
 * and geocoding of one address for queries that begin with 69. Constructor arguments are recorded in
 * `window.googleMade`, requests in `window.googleRequests`.
 */
export const googleMapsStub = `
(() => {
  const later = (work) => queueMicrotask(work);
  const numbers = ({ lat, lng }) => ({ lat: () => lat, lng: () => lng });
  const made = (window.googleMade = []);
  class LatLngBounds {
    points = [];
    extend(point) { this.points.push(point); return this; }
    getNorthEast() {
      return numbers({ lat: Math.max(...this.points.map((p) => p.lat)), lng: Math.max(...this.points.map((p) => p.lng)) });
    }
  }
  class GMap {
    layers = [];
    constructor(element, options) {
      made.push(options);
      this.element = element;
      this.centre = options.center;
      this.zoom = options.zoom;
      const panes = document.createElement('div');
      element.append(panes);
      this.panes = { overlayMouseTarget: panes };
    }
    moved() {
      for (const layer of this.layers) layer.draw();
      for (const heard of this.idle ?? []) later(heard);
    }
    setCenter(point) { this.centre = point; this.moved(); }
    getCenter() { return numbers(this.centre); }
    setZoom(zoom) { this.zoom = zoom; this.moved(); }
    getZoom() { return this.zoom; }
    /** Pixels a degree: of longitude, and of latitude where New York is. */
    scale(zoom = this.zoom) { const x = (256 * 2 ** zoom) / 360; return { x, y: x * 1.32 }; }
    fitBounds(bounds, padding = 0) {
      const lats = bounds.points.map((p) => p.lat), lngs = bounds.points.map((p) => p.lng);
      const [south, north, west, east] = [Math.min(...lats), Math.max(...lats), Math.min(...lngs), Math.max(...lngs)];
      const fits = (zoom) => {
        const { x, y } = this.scale(zoom);
        return (east - west) * x <= this.element.clientWidth - 2 * padding && (north - south) * y <= this.element.clientHeight - 2 * padding;
      };
      this.zoom = 20;
      while (this.zoom > 1 && !fits(this.zoom)) this.zoom -= 1;
      this.setCenter({ lat: (south + north) / 2, lng: (west + east) / 2 });
    }
    getBounds() {
      const { x, y } = this.scale();
      const { centre, element } = this;
      return new LatLngBounds().extend({ lat: centre.lat + element.clientHeight / 2 / y, lng: centre.lng + element.clientWidth / 2 / x });
    }
    addListener(name, heard) {
      if (name === "idle") { this.idle = [...(this.idle ?? []), heard]; later(heard); }
      return { remove() {} };
    }
  }
  class OverlayView {
    static preventMapHitsAndGesturesFrom() {}
    setMap(map) {
      if (map) { this.map = map; map.layers.push(this); later(() => { this.onAdd(); this.draw(); }); }
      else this.onRemove();
    }
    getPanes() { return this.map.panes; }
    getProjection() {
      const { centre, element } = this.map;
      const { x, y } = this.map.scale();
      return { fromLatLngToDivPixel: ({ lat, lng }) => ({
        x: element.clientWidth / 2 + (lng - centre.lng) * x,
        y: element.clientHeight / 2 - (lat - centre.lat) * y,
      }) };
    }
  }
  class LatLng { constructor({ lat, lng }) { this.lat = lat; this.lng = lng; } }
  class AutocompleteSessionToken {}
  const requests = (window.googleRequests = []);
  const found = {
    placeId: 'p1',
    text: { text: '6912 5th Ave, Brooklyn, NY 11209, USA' },
    mainText: { text: '6912 5th Ave' },
    secondaryText: { text: 'Brooklyn, NY, USA' },
    toPlace: () => ({
      async fetchFields(wanted) {
        requests.push(wanted);
        const part = (longText, type) => ({ longText, types: [type] });
        this.addressComponents = [
          part('6912', 'street_number'), part('5th Avenue', 'route'),
          part('Brooklyn', 'sublocality'), part('11209', 'postal_code'),
        ];
        this.location = numbers({ lat: 40.6331, lng: -74.0215 });
      },
    }),
  };
  const places = {
    AutocompleteSessionToken,
    AutocompleteSuggestion: {
      async fetchAutocompleteSuggestions(request) {
        requests.push({ ...request, sessionToken: request.sessionToken instanceof AutocompleteSessionToken });
        return { suggestions: request.input.startsWith('69') ? [{ placePrediction: found }, { placePrediction: null }] : [] };
      },
    },
  };
  window.google = { maps: { places, Map: GMap, LatLng, LatLngBounds, OverlayView, event: { clearInstanceListeners() {} } } };
  window[new URL(document.currentScript.src).searchParams.get('callback')]();
})();
`;
