import {
  attendEvent,
  leaveEvent,
  listPlannedEvents,
  readAttendance,
  readAttendees,
  remindOfEvent,
} from '../../../contract/attendance.ts';
import { apiRouter } from '../../http/api.ts';
import { serve } from '../../http/serve.ts';
import type { AttendanceRoom } from './service.ts';

export function attendanceRoutes(attendance: AttendanceRoom) {
  const router = apiRouter();
  serve(router, listPlannedEvents, async ({ actor, request }) => ({
    data: await attendance.planned(actor, request.lang),
  }));
  serve(router, readAttendance, async ({ params, actor }) => ({
    data: await attendance.own(actor, params.id),
  }));
  serve(router, attendEvent, async ({ params, body, actor }) => ({
    data: await attendance.attend(actor, params.id, body),
  }));
  serve(router, leaveEvent, async ({ params, actor }) => {
    await attendance.leave(actor, params.id, params.day);
    return { data: { done: true as const } };
  });
  serve(router, remindOfEvent, async ({ params, body, actor }) => ({
    data: { reminders: await attendance.remind(actor, params.id, body.reminders) },
  }));
  serve(router, readAttendees, async ({ params, actor }) => ({
    data: await attendance.attendees(actor, params.id),
  }));
  return router;
}
