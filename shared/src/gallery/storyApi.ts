import { FakeApi, listOfAll } from '@portal/shared/testing';
import { address } from '../contract/common.ts';

/** API responses for components used in the gallery. */
export const answerStories = () =>
  new FakeApi()
    .answer(
      address,
      listOfAll([
        { postCode: '04595', roadAddress: '서울특별시 중구 한빛로 27', jibunAddress: '서울특별시 중구 한빛동 100-3' },
        { postCode: '04554', roadAddress: '서울특별시 중구 충무로 12', jibunAddress: '서울특별시 중구 충무로3가 12' },
      ]),
    )
    .install();
