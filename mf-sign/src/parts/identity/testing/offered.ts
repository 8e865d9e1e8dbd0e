import { IDENTITY_WAY_CODE, IDENTITY_WAY_GROUP, type AuthType } from '@portal/shared/contract/auth';
import { educationCode } from '@portal/shared/contract/common';
import type { FakeApi } from '@portal/shared/testing';

/** An API that offers these methods of the identity service. */
export const offering = (api: FakeApi, ...ways: readonly AuthType[]): FakeApi =>
  api.answer(
    educationCode,
    [IDENTITY_WAY_CODE, ...ways].map((way) => ({ group: IDENTITY_WAY_GROUP, code: String(way), codeName: '' })),
  );
