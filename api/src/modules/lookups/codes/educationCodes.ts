import { PAY_METHOD_NAMES } from '@portal/shared/contract';
import { INDUSTRY_NAMES } from '@portal/shared/contract/common';
import type { CallContext } from '../../../pipeline/handler.ts';
import { identityWayCodes } from './identityWayCodes.ts';

const GROUPS: Readonly<Record<string, readonly (readonly [code: string, codeName: string])[]>> = {
  RATING: [
    ['1', '1급'],
    ['2', '2급'],
  ],
  EDU_TYPE: [
    ['1', '집합교육'],
    ['2', '온라인교육'],
  ],
  INDUSTRY: Object.entries(INDUSTRY_NAMES),
  /** The 17 provinces and cities, by the government's administrative codes. */
  REGION: [
    ['11', '서울특별시'],
    ['26', '부산광역시'],
    ['27', '대구광역시'],
    ['28', '인천광역시'],
    ['29', '광주광역시'],
    ['30', '대전광역시'],
    ['31', '울산광역시'],
    ['36', '세종특별자치시'],
    ['41', '경기도'],
    ['51', '강원특별자치도'],
    ['43', '충청북도'],
    ['44', '충청남도'],
    ['52', '전북특별자치도'],
    ['46', '전라남도'],
    ['47', '경상북도'],
    ['48', '경상남도'],
    ['50', '제주특별자치도'],
  ],
  /** Codes of the Korea Financial Telecommunications and Clearings Institute. */
  BANK: [
    ['004', '국민은행'],
    ['088', '신한은행'],
    ['020', '우리은행'],
    ['081', '하나은행'],
    ['011', '농협은행'],
    ['012', '지역농·축협'],
    ['003', '기업은행'],
    ['090', '카카오뱅크'],
    ['092', '토스뱅크'],
    ['089', '케이뱅크'],
    ['045', '새마을금고'],
    ['048', '신협'],
    ['071', '우체국'],
    ['007', '수협은행'],
    ['002', '산업은행'],
    ['023', 'SC제일은행'],
    ['027', '한국씨티은행'],
    ['031', 'iM뱅크'],
    ['032', '부산은행'],
    ['039', '경남은행'],
    ['034', '광주은행'],
    ['037', '전북은행'],
    ['035', '제주은행'],
    ['050', '저축은행'],
    ['064', '산림조합'],
  ],
  PAY_METHOD: Object.entries(PAY_METHOD_NAMES),
};

/** Code lists for the choices in forms, as far as they are the same in every installation. */
export const educationCodes = Object.entries(GROUPS).flatMap(([group, codes]) =>
  codes.map(([code, codeName]) => ({ group, code, codeName })),
);

export const educationCode = async (_input: unknown, { integrations }: Pick<CallContext, 'integrations'>) => [
  ...educationCodes,
  ...identityWayCodes(integrations.identity),
];
