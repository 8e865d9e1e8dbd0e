import type { FastifyInstance } from 'fastify';
import type { Services } from './services.ts';

/**
 * Routes that are not calls of the contract: stored files, pages of a sandbox, callbacks of a gateway. Each group
 * has a scope of its own, so that a content type parser it adds is its own. They do not pass the pipeline.
 */
export type RouteGroup = (app: FastifyInstance, services: Services) => void | Promise<void>;
