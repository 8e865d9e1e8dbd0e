import * as v from 'valibot';
import { callsFor, memberCalls, publicCalls } from './callsFor.ts';

const fields = { summary: 'One line', input: v.object({}), entity: v.string() };

describe('callsFor', () => {
  const office = callsFor('money', '/api/office/fees');

  test('a GET changes nothing, and an empty name is the path itself', () => {
    expect(office.get('', fields)).toEqual({
      method: 'GET',
      path: '/api/office/fees',
      access: 'employee',
      permission: 'money',
      changes: false,
      ...fields,
    });
  });

  test('a POST changes state and takes JSON, unless it says otherwise', () => {
    const usual = { method: 'POST', path: '/api/office/fees/check', changes: true, body: 'json' };
    expect(office.post('check', fields)).toMatchObject(usual);
    expect(office.post('check', { ...fields, changes: false, body: 'multipart' })).toMatchObject({
      ...usual,
      changes: false,
      body: 'multipart',
    });
  });
});

test('calls for members and for anyone have no permission', () => {
  for (const [calls, access] of [
    [memberCalls('/api/user'), 'member'],
    [publicCalls('/api/user'), 'public'],
  ] as const) {
    const declared = calls.patch('name', fields);
    expect(declared).toMatchObject({ method: 'PATCH', path: '/api/user/name', access, changes: true, body: 'json' });
    expect(declared).not.toHaveProperty('permission');
  }
});
