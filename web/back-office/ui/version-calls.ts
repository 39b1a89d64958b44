import type { z } from 'zod';
import type { EndpointDefinition } from '../../../contract/endpoint.ts';
import type { Version, VersionWith } from '../../../contract/versions.ts';

/** The endpoints that list, read and restore versions. */
export interface VersionCalls<Body> {
  list: EndpointDefinition & { readonly answer: z.ZodType<{ data: readonly Version[] }> };
  read: EndpointDefinition & { readonly answer: z.ZodType<{ data: VersionWith<Body> }> };
  restore: EndpointDefinition;
  /** Identifies the record among those of its type. */
  params: Record<string, string | number>;
}
