import type { FastifyInstance } from 'fastify';
import type { Services } from './services.ts';

/**
 * Routes that are not calls of the contract: stored files, pages of a sandbox, callbacks of a gateway. They do not pass
 * through the pipeline. Each group has its own scope, so that a content type parser it adds stays its own.
 */
export type RouteGroup = (app: FastifyInstance, services: Services) => void | Promise<void>;
