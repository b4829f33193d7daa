#ifndef VITRINE_OS_LOG_H
#define VITRINE_OS_LOG_H
#endif
