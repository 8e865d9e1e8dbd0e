import type { FastifyInstance } from 'fastify';
import type { Services } from './services.ts';

/**
 * Routes that are not calls of the contract: stored files, pages of a sandbox, webhooks of a gateway. They bypass the
 * pipeline. Each group has its own scope, so that a content type parser it adds applies to it alone.
 */
export type RouteGroup = (app: FastifyInstance, services: Services) => void | Promise<void>;
