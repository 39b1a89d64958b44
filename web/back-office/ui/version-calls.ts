import type { z } from 'zod';
import type { EndpointDefinition } from '../../../contract/endpoint.ts';
import type { Version, VersionWith } from '../../../contract/versions.ts';

/** The endpoints by which the versions of something are listed, read and restored. */
export interface VersionCalls<Body> {
  list: EndpointDefinition & { readonly answer: z.ZodType<{ data: Version[] }> };
  read: EndpointDefinition & { readonly answer: z.ZodType<{ data: VersionWith<Body> }> };
  restore: EndpointDefinition;
  /** Which of its kind it is. */
  params: Record<string, string | number>;
}
