import * as jotai from 'jotai';
import React from 'react';
import ReactDOM from 'react-dom';
import * as jsxRuntime from 'react/jsx-runtime';
import * as client from '@portal/shared/client';
import type { SharedModule } from '@portal/shared/federation/sharedDependencies';
import * as overlay from '@portal/shared/overlay';
import * as router from '@portal/shared/router';
import * as session from '@portal/shared/session';

/** Version of each module that this shell shares, defined by the build. */
declare const SHARED_VERSIONS: Readonly<Record<SharedModule, string>>;

export const sharedVersions = SHARED_VERSIONS;

/**
 * Modules that exist once in a page, as this shell has them; sections bundle none of their own. The type lists them: a
 * missing or additional module does not compile.
 */
export const sharedModules: Readonly<Record<SharedModule, object>> = {
  react: React,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': ReactDOM,
  jotai,
  '@portal/shared/router': router,
  '@portal/shared/session': session,
  '@portal/shared/overlay': overlay,
  '@portal/shared/client': client,
};

export const isSharedModule = (name: string): name is SharedModule => name in sharedModules;
